import { z } from 'zod'
import { type Contract, type ContractSchema, failures, type StaffRole } from '../contract.ts'

/** The base path of the desk's calls. */
export const DESK_URL = '/redaksjon/api'

export const ADMIN_ROLES: readonly StaffRole[] = ['admin']
/** Roles that decide what is public and who is a club member. */
export const EDITOR_ROLES: readonly StaffRole[] = ['admin', 'editor']
export const ALL_ROLES: readonly StaffRole[] = ['admin', 'editor', 'contributor']

/** A call of the desk. */
export interface DeskContract extends Contract {
  access: readonly StaffRole[] | 'anyone'
  /** It changes the records that its parameters or `records` of its body name, so the roles of their kinds are checked too. */
  changesRecords?: true
  /** Whether the session must have begun a few minutes ago: whoever finds a signed-in screen cannot give away the house. */
  needsConfirmation?: true
  /** Whether it is allowed before a second factor is set up that the person's role needs. */
  isForSetUp?: true
  /** An open screen sends it by itself, whether or not somebody is there. */
  isAutomatic?: true
}

/** A call before `deskContracts` gives it its operation id. */
export type UnnamedContract = Omit<DeskContract, 'schema'> & {
  schema: Omit<ContractSchema, 'operationId'>
}

type CallOptions = Omit<ContractSchema, 'operationId' | 'tags' | 'response'> & {
  changesRecords?: true
  needsConfirmation?: true
  isForSetUp?: true
  isAutomatic?: true
  /** The body of a reply with status 200. */
  reply?: z.ZodType
  /** Replies with other statuses, besides failures. */
  otherReplies?: Record<number, z.ZodType>
}

/** A call of the desk, by its path below `DESK_URL`. Its operation id is its name in `deskContracts`. */
export function deskCall<
  const Method extends Contract['method'],
  const Who extends DeskContract['access'],
  const Options extends CallOptions,
>(
  method: Method,
  path: string,
  access: Who,
  { changesRecords, needsConfirmation, isForSetUp, isAutomatic, reply, otherReplies, ...schema }: Options,
) {
  return {
    method,
    url: `${DESK_URL}${path}`,
    access,
    ...(changesRecords && { changesRecords }),
    ...(needsConfirmation && { needsConfirmation }),
    ...(isForSetUp && { isForSetUp }),
    ...(isAutomatic && { isAutomatic }),
    schema: {
      ...schema,
      tags: ['desk'],
      response: { ...(reply && { 200: reply }), ...otherReplies, ...failures } as Responses<Options>,
    },
  }
}

type Responses<Options extends CallOptions> = typeof failures &
  (Options extends { reply: infer Reply } ? { 200: Reply } : unknown) &
  (Options extends { otherReplies: infer Replies } ? Replies : unknown)

/** The reply of a call that returns nothing. */
export const Done = z.literal(true)
