import type { DatabaseSync } from 'node:sqlite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findEmail, type Session } from '../store/accounts.ts'

const COOKIE = 'billettluka'

/** The key that a request carries: the cookie of a browser, or the bearer token of a program. */
export function keyOf({ cookies, headers }: FastifyRequest): string | undefined {
  return cookies[COOKIE] ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

export const emailOf = (request: FastifyRequest, books: DatabaseSync, now: Date) =>
  findEmail(books, keyOf(request), now)

export function setSession(
  reply: FastifyReply,
  { key, endsAt }: Session,
  isRemembered: boolean,
  isSafe: boolean,
) {
  reply.setCookie(COOKIE, key, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure: isSafe },
    ...(isRemembered && { expires: endsAt }),
  })
}

export const dropSession = (reply: FastifyReply) => reply.clearCookie(COOKIE, { path: '/' })
