import { createHash, verify } from 'node:crypto'
import { rm } from 'node:fs/promises'
import type { Ticket } from '@lerret/model'
import { applyOverrides } from '@lerret/words/languages'
import { jwtVerify } from 'jose'
import forge from 'node-forge'
import { afterAll, expect, test } from 'vitest'
import { createCertificate, givenWalletKeys } from './sample-keys.ts'
import { readZip } from './test-zip.ts'
import { openWallets } from './wallets.ts'

const NOW = new Date('2026-11-20T12:00:00Z')
const keys = await givenWalletKeys()
afterAll(() => rm(keys.folder, { recursive: true }))

const ticket: Ticket = {
  id: '0c9f1f0e-6d0c-4b0a-9a53-1f0a1c2b3d4e',
  movieId: 'production-nosferatu',
  movieTitle: 'Nosferatu – ei gyserhistorie',
  notes: 'Vis ledsagarbevis i døra.',
  qrCode: 'BL:400001:ÆØÅ:4-7',
  qrUrl: '',
  startTime: '2026-11-21T18:00:00.000Z',
  expirationDate: '2026-11-21T20:00:00.000Z',
  image: '',
  sal: 'Storsalen',
  seatsInfo: { info: 'Ordre 400001', seats: [{ row: '4', seats: '7' }] },
  link: '',
  isFilm: true,
}
/** The house has a word of its own. */
const words = applyOverrides('nn', { ticketFileStarts: 'Byrjar' })
const context = {
  house: 'Fjordheim kulturhus',
  publicUrl: 'https://fjordheim.example',
  language: 'nn',
  words,
}

test('a house without keys has no wallets', async () => {
  expect((await openWallets({ apple: undefined, google: undefined }, NOW)).available).toEqual([])
})

test('a pass for Apple Wallet holds the ticket, and every file is covered by the house’s signature', async () => {
  const { apple, available } = await openWallets({ apple: keys.apple, google: undefined }, NOW)
  expect(available).toEqual(['apple'])
  const files = readZip((await apple?.createPass(ticket, context)) ?? Buffer.alloc(0))
  expect(JSON.parse(String(files.get('pass.json')))).toMatchObject({
    passTypeIdentifier: 'pass.example.fjordheim',
    teamIdentifier: 'TEAM123456',
    serialNumber: ticket.id,
    organizationName: 'Fjordheim kulturhus',
    relevantDate: '2026-11-21T18:00:00.000Z',
    expirationDate: '2026-11-21T20:00:00.000Z',
    barcodes: [{ format: 'PKBarcodeFormatQR', message: ticket.qrCode, messageEncoding: 'utf-8' }],
    eventTicket: {
      primaryFields: [{ value: ticket.movieTitle }],
      headerFields: [{ label: 'Sal', value: 'Storsalen' }],
      secondaryFields: [{ label: 'Byrjar' }],
      auxiliaryFields: [{ label: 'Plass', value: 'Rad 4, sete 7' }],
    },
  })
  const manifest = files.get('manifest.json') ?? Buffer.alloc(0)
  const listed = Object.entries(JSON.parse(String(manifest)))
  expect(listed.map(([name]) => name).toSorted()).toEqual(
    [...files.keys()].filter((name) => !['manifest.json', 'signature'].includes(name)).toSorted(),
  )
  for (const [name, hash] of listed)
    expect(
      createHash('sha1')
        .update(files.get(name) ?? '')
        .digest('hex'),
    ).toBe(hash)
  expect(isSignatureValid(files.get('signature') ?? Buffer.alloc(0), manifest)).toBe(true)
  expect(isSignatureValid(files.get('signature') ?? Buffer.alloc(0), Buffer.from('{}'))).toBe(false)
})

/** Whether a detached PKCS#7 signature of the pass certificate covers this content. */
function isSignatureValid(signature: Buffer, content: Buffer): boolean {
  const message = forge.pkcs7.messageFromAsn1(
    forge.asn1.fromDer(forge.util.createBuffer(signature.toString('binary'))),
  ) as unknown as { rawCapture: { authenticatedAttributes: forge.asn1.Asn1[]; signature: string } }
  const { authenticatedAttributes, signature: value } = message.rawCapture
  const signed = forge.asn1.create(
    forge.asn1.Class.UNIVERSAL,
    forge.asn1.Type.SET,
    true,
    authenticatedAttributes,
  )
  const bytes = Buffer.from(forge.asn1.toDer(signed).getBytes(), 'binary')
  const isSigned = ['sha1', 'sha256'].some((algorithm) =>
    verify(algorithm, bytes, keys.pass.publicKey, Buffer.from(value, 'binary')),
  )
  const isCovered = ['sha1', 'sha256'].some((algorithm) =>
    bytes.includes(createHash(algorithm).update(content).digest()),
  )
  return isSigned && isCovered
}

test('the link to Google Wallet is a token that the service account signed', async () => {
  const { google, available } = await openWallets({ apple: undefined, google: keys.google }, NOW)
  expect(available).toEqual(['google'])
  const link = (await google?.createLink(ticket, context, NOW)) ?? ''
  const token = link.replace('https://pay.google.com/gp/v/save/', '')
  const { payload, protectedHeader } = await jwtVerify(token, keys.googlePublicKey, {
    audience: 'google',
    issuer: 'wallet@fjordheim.example',
    currentDate: NOW,
  })
  expect(protectedHeader.alg).toBe('RS256')
  expect(payload).toMatchObject({
    typ: 'savetowallet',
    origins: ['https://fjordheim.example'],
    payload: {
      eventTicketClasses: [
        { issuerName: 'Fjordheim kulturhus', eventName: { defaultValue: { value: ticket.movieTitle } } },
      ],
      eventTicketObjects: [
        {
          id: `3388000000012345678.${ticket.id}`,
          barcode: { type: 'QR_CODE', value: ticket.qrCode },
          seatInfo: { seat: { defaultValue: { value: 'Rad 4, sete 7' } } },
        },
      ],
    },
  })
})

const other = createCertificate([{ name: 'commonName', value: 'Somebody else' }])
const expired = createCertificate(
  [
    { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.fjordheim' },
    { name: 'organizationalUnitName', value: 'TEAM123456' },
  ],
  keys.authority,
  new Date('2026-11-01T00:00:00Z'),
)

test.each([
  [
    'the file cannot be read',
    async () => ({ certificateFile: '/nowhere.pem' }),
    /APPLE_PASS_CERTIFICATE: the file/,
  ],
  [
    'the key is another one',
    async () => ({ keyFile: await keys.write('other.key', other.keyPem) }),
    /APPLE_PASS_KEY: is not the key/,
  ],
  [
    'the key is no key',
    async () => ({ keyFile: await keys.write('no.key', 'x') }),
    /APPLE_PASS_KEY: is not a private key/,
  ],
  [
    'another authority issued it',
    async () => ({ intermediateFile: await keys.write('other.pem', other.pem) }),
    /APPLE_WWDR_CERTIFICATE: has not issued/,
  ],
  [
    'it has expired',
    async () => ({
      certificateFile: await keys.write('expired.pem', expired.pem),
      keyFile: await keys.write('expired.key', expired.keyPem),
    }),
    /APPLE_PASS_CERTIFICATE: expired/,
  ],
])('the server does not start with a pass certificate when %s', async (_, change, message) => {
  const settings = { apple: { ...keys.apple, ...(await change()) }, google: undefined }
  await expect(openWallets(settings, NOW)).rejects.toThrow(message)
})

test('the server does not start with a key file for Google that holds no key', async () => {
  for (const text of ['{', '{}', '{"client_email":"a@b.example","private_key":"x"}']) {
    const keyFile = await keys.write('bad.json', text)
    await expect(openWallets({ apple: undefined, google: { keyFile, issuer: '1' } }, NOW)).rejects.toThrow(
      /GOOGLE_WALLET_KEY/,
    )
  }
})
