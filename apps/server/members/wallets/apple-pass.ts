import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import type { Ticket } from '@lerret/model'
import { fill } from '@lerret/words'
import { invalidKey, readKeyFile } from './key-files.ts'
import { drawIcon } from './pass-icon.ts'
import type { WalletSettings } from './settings.ts'
import { describeSeats, type PassContext } from './wallets.ts'

export interface ApplePassIssuer {
  /** A signed pass of the ticket, as a `.pkpass` file. */
  createPass(ticket: Ticket, context: PassContext): Promise<Buffer>
}

/** Reads the certificates and the key, and checks that they belong together. */
export async function openApplePasses(
  settings: NonNullable<WalletSettings['apple']>,
  now: Date,
): Promise<ApplePassIssuer> {
  const signerCert = await readKeyFile('APPLE_PASS_CERTIFICATE', settings.certificateFile)
  const signerKey = await readKeyFile('APPLE_PASS_KEY', settings.keyFile)
  const wwdr = await readKeyFile('APPLE_WWDR_CERTIFICATE', settings.intermediateFile)
  const certificate = parseCertificate('APPLE_PASS_CERTIFICATE', signerCert)
  const intermediate = parseCertificate('APPLE_WWDR_CERTIFICATE', wwdr)
  if (!certificate.checkPrivateKey(parseKey(signerKey, settings.keyPassword)))
    throw invalidKey('APPLE_PASS_KEY', 'is not the key of APPLE_PASS_CERTIFICATE')
  if (!certificate.checkIssued(intermediate))
    throw invalidKey('APPLE_WWDR_CERTIFICATE', 'has not issued APPLE_PASS_CERTIFICATE')
  if (certificate.validToDate < now)
    throw invalidKey('APPLE_PASS_CERTIFICATE', `expired on ${certificate.validToDate.toISOString()}`)
  const identifiers = readIdentifiers(certificate)

  return {
    async createPass(ticket, context) {
      // Loaded with the first pass, since few houses have the keys.
      const { PKPass } = await import('passkit-generator')
      const pass = new PKPass(
        {
          'pass.json': Buffer.from(JSON.stringify(describePass(ticket, context, identifiers))),
          'icon.png': await drawIcon(29),
          'icon@2x.png': await drawIcon(58),
          'icon@3x.png': await drawIcon(87),
        },
        {
          wwdr,
          signerCert,
          signerKey,
          ...(settings.keyPassword && { signerKeyPassphrase: settings.keyPassword }),
        },
      )
      return pass.getAsBuffer()
    },
  }
}

interface Identifiers {
  passTypeIdentifier: string
  teamIdentifier: string
}

const describePass = (
  ticket: Ticket,
  { house, publicUrl, words }: PassContext,
  identifiers: Identifiers,
) => ({
  formatVersion: 1,
  ...identifiers,
  serialNumber: ticket.id,
  organizationName: house,
  description: fill(words.ticketFileTitle, { title: ticket.movieTitle }),
  backgroundColor: 'rgb(15, 20, 25)',
  foregroundColor: 'rgb(255, 255, 255)',
  labelColor: 'rgb(198, 195, 189)',
  relevantDate: ticket.startTime,
  expirationDate: ticket.expirationDate,
  barcodes: [
    { format: 'PKBarcodeFormatQR', message: ticket.qrCode, messageEncoding: 'utf-8', altText: ticket.qrCode },
  ],
  eventTicket: {
    headerFields: [{ key: 'hall', label: words.ticketHall, value: ticket.sal }],
    primaryFields: [{ key: 'title', label: house, value: ticket.movieTitle }],
    secondaryFields: [
      {
        key: 'start',
        label: words.ticketFileStarts,
        value: ticket.startTime,
        dateStyle: 'PKDateStyleMedium',
        timeStyle: 'PKDateStyleShort',
      },
    ],
    auxiliaryFields: [{ key: 'seats', label: words.ticketFileSeats, value: describeSeats(ticket, words) }],
    backFields: [
      ...(ticket.notes ? [{ key: 'notes', label: words.ticketFileNotes, value: ticket.notes }] : []),
      { key: 'site', label: words.ticketFileSite, value: publicUrl },
    ],
  },
})

/** Apple writes the type of the passes and the team into the certificate. */
function readIdentifiers({ subject }: X509Certificate): Identifiers {
  const attributes = new Map(
    subject.split('\n').map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
  const passTypeIdentifier = attributes.get('UID')
  const teamIdentifier = attributes.get('OU')
  if (!passTypeIdentifier?.startsWith('pass.') || !teamIdentifier)
    throw invalidKey('APPLE_PASS_CERTIFICATE', 'is not a certificate of a pass type ID')
  return { passTypeIdentifier, teamIdentifier }
}

function parseCertificate(variable: string, pem: string): X509Certificate {
  try {
    return new X509Certificate(pem)
  } catch {
    throw invalidKey(variable, 'is not a certificate in PEM format')
  }
}

function parseKey(key: string, passphrase: string | undefined): KeyObject {
  try {
    return createPrivateKey({ key, ...(passphrase !== undefined && { passphrase }) })
  } catch {
    throw invalidKey('APPLE_PASS_KEY', 'is not a private key in PEM format, or its password is wrong')
  }
}
