import type { DatabaseSync } from 'node:sqlite'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { findEmail, type Session } from '../store/accounts.ts'

const SESSION_COOKIE = 'billettluka'

/** The session key of a request: a browser's cookie or a program's bearer token. */
export function readSessionKey({ cookies, headers }: FastifyRequest): string | undefined {
  return cookies[SESSION_COOKIE] ?? /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]
}

export const findSessionEmail = (request: FastifyRequest, db: DatabaseSync, now: Date) =>
  findEmail(db, readSessionKey(request), now)

export function setSession(
  reply: FastifyReply,
  { key, endsAt }: Session,
  isRemembered: boolean,
  isSecure: boolean,
) {
  reply.setCookie(SESSION_COOKIE, key, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    ...(isRemembered && { expires: endsAt }),
  })
}

export const clearSession = (reply: FastifyReply) => reply.clearCookie(SESSION_COOKIE, { path: '/' })
