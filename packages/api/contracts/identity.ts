import { z } from 'zod'
import { API_BASES } from '../content/calls.ts'
import { type Contract, failures } from './contract.ts'

const secret = z.string().min(1).max(512)
const audience = z.string().min(1).max(512)

/** A token and its remaining lifetime in seconds. */
export const Token = z
  .object({ access_token: z.string(), token_type: z.literal('Bearer'), expires_in: z.int().nonnegative() })
  .meta({ id: 'Token' })
export type Token = z.infer<typeof Token>

export const Jwks = z.object({ keys: z.array(z.looseObject({ kty: z.string(), kid: z.string() })) })

/** Tokens for client programs. */
export const identityContracts = {
  token: {
    method: 'POST',
    url: `${API_BASES.identity}/oauth/token`,
    access: 'anyone',
    schema: {
      operationId: 'token',
      summary: 'A token for one API (its audience), for a program with an id and a secret (RFC 6749, 4.4)',
      tags: ['identity'],
      consumes: ['application/x-www-form-urlencoded', 'application/json'],
      body: z.object({
        grant_type: z.string().max(64),
        client_id: secret,
        client_secret: secret,
        audience,
      }),
      response: { 200: Token, ...failures },
    },
  },
  cahedAuth: {
    method: 'POST',
    url: `${API_BASES.identity}/cahedAuth`,
    access: 'anyone',
    schema: {
      operationId: 'cahedAuth',
      summary: 'A cached token: the same one for the same program until it nearly expires or is rejected',
      tags: ['identity'],
      body: z.object({
        client_id: secret,
        client_secret: secret,
        audience,
        /** A token that an API rejected with 401, to be replaced by a new one. */
        refused: z.string().max(8192).optional(),
      }),
      response: { 200: Token, ...failures },
    },
  },
  jwks: {
    method: 'GET',
    url: `${API_BASES.identity}/.well-known/jwks.json`,
    access: 'anyone',
    schema: {
      operationId: 'jwks',
      summary: 'The public keys that verify tokens of this house (RFC 7517)',
      tags: ['identity'],
      response: { 200: Jwks, ...failures },
    },
  },
} satisfies Record<string, Contract>
