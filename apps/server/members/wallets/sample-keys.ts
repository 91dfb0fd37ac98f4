import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import forge from 'node-forge'

/** Keys as Apple and Google issue them, written to files. */
export async function givenWalletKeys() {
  const folder = await mkdtemp(join(tmpdir(), 'lerret-wallets-'))
  const write = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const authority = createCertificate([{ name: 'commonName', value: 'Test Developer Relations' }])
  const pass = createCertificate(
    [
      { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.fjordheim' },
      { name: 'commonName', value: 'Pass Type ID: pass.example.fjordheim' },
      { name: 'organizationalUnitName', value: 'TEAM123456' },
    ],
    authority,
  )
  const google = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    folder,
    write,
    authority,
    pass,
    googlePublicKey: google.publicKey,
    apple: {
      certificateFile: await write('pass.pem', pass.pem),
      keyFile: await write('pass.key', pass.keyPem),
      keyPassword: undefined,
      intermediateFile: await write('wwdr.pem', authority.pem),
    },
    google: {
      issuer: '3388000000012345678',
      keyFile: await write(
        'google.json',
        JSON.stringify({
          client_email: 'wallet@fjordheim.example',
          private_key: google.privateKey.export({ type: 'pkcs8', format: 'pem' }),
        }),
      ),
    },
  }
}

type Certificate = ReturnType<typeof createCertificate>

/** A certificate that the issuer signed, or itself without one. */
export function createCertificate(
  attributes: forge.pki.CertificateField[],
  issuer?: { keys: forge.pki.rsa.KeyPair; certificate: forge.pki.Certificate },
  expiresAt = new Date('2036-01-01T00:00:00Z'),
) {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const keyPem = privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()
  const keys = {
    publicKey: forge.pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    privateKey: forge.pki.privateKeyFromPem(keyPem),
  }
  const certificate = forge.pki.createCertificate()
  certificate.publicKey = keys.publicKey
  certificate.serialNumber = '01'
  certificate.validity.notBefore = new Date('2026-01-01T00:00:00Z')
  certificate.validity.notAfter = expiresAt
  certificate.setSubject(attributes)
  certificate.setIssuer(issuer ? issuer.certificate.subject.attributes : attributes)
  certificate.setExtensions([{ name: 'basicConstraints', cA: issuer === undefined }])
  certificate.sign(issuer?.keys.privateKey ?? keys.privateKey, forge.md.sha256.create())
  return { keys, certificate, keyPem, publicKey, pem: forge.pki.certificateToPem(certificate) }
}
export type { Certificate }
