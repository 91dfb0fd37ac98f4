import { createHash } from 'node:crypto'
import type { Ticket } from '@lerret/model'
import { type CryptoKey, importPKCS8, SignJWT } from 'jose'
import { z } from 'zod'
import { invalidKey, readKeyFile } from './key-files.ts'
import type { WalletSettings } from './settings.ts'
import { describeSeats, type PassContext } from './wallets.ts'

export interface GooglePassIssuer {
  /** The address that adds the ticket to the visitor's wallet. */
  createLink(ticket: Ticket, context: PassContext, now: Date): Promise<string>
}

const SAVE_URL = 'https://pay.google.com/gp/v/save/'

/** The used fields of a service account's key file. */
const ServiceAccount = z.object({ client_email: z.email(), private_key: z.string().min(1) })

/** Reads the key of the service account. */
export async function openGooglePasses({
  keyFile,
  issuer,
}: NonNullable<WalletSettings['google']>): Promise<GooglePassIssuer> {
  const { data } = ServiceAccount.safeParse(parseJson(await readKeyFile('GOOGLE_WALLET_KEY', keyFile)))
  if (!data) throw invalidKey('GOOGLE_WALLET_KEY', 'is not the key file of a service account')
  const key = await importKey(data.private_key)

  return {
    async createLink(ticket, context, now) {
      const token = await new SignJWT({
        typ: 'savetowallet',
        origins: [new URL(context.publicUrl).origin],
        payload: describePass(ticket, context, issuer),
      })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(data.client_email)
        .setAudience('google')
        .setIssuedAt(now)
        .sign(key)
      return SAVE_URL + token
    },
  }
}

function describePass(ticket: Ticket, { house, publicUrl, words, language }: PassContext, issuer: string) {
  const translate = (value: string) => ({ defaultValue: { language, value } })
  const classId = `${issuer}.${hashShowing(ticket)}`
  const start = new Date(ticket.startTime).toISOString()
  return {
    eventTicketClasses: [
      {
        id: classId,
        issuerName: house,
        reviewStatus: 'UNDER_REVIEW',
        eventName: translate(ticket.movieTitle),
        venue: { name: translate(house), address: translate(ticket.sal) },
        dateTime: { start, end: new Date(ticket.expirationDate).toISOString() },
        homepageUri: { uri: publicUrl, description: house },
      },
    ],
    eventTicketObjects: [
      {
        id: `${issuer}.${ticket.id}`,
        classId,
        state: 'ACTIVE',
        barcode: { type: 'QR_CODE', value: ticket.qrCode, alternateText: ticket.qrCode },
        seatInfo: { seat: translate(describeSeats(ticket, words)) },
      },
    ],
  }
}

/** Tickets to the same showing share a class. Its id may hold letters, digits and few other characters. */
const hashShowing = ({ movieId, startTime, sal }: Ticket) =>
  createHash('sha256')
    .update([movieId, Date.parse(startTime), sal].join('\n'))
    .digest('hex')
    .slice(0, 32)

async function importKey(pem: string): Promise<CryptoKey> {
  try {
    return await importPKCS8(pem, 'RS256')
  } catch {
    throw invalidKey('GOOGLE_WALLET_KEY', 'holds no private key')
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
