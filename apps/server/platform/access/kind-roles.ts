import { KIND_ROLES, type StaffRole } from '@lerret/api/contracts'
import { CONTENT_KINDS, type ContentKind } from '@lerret/model'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** Checks the role for the kinds of the records that a request changes. */
export async function checkKindRoles({ staff, body }: FastifyRequest) {
  if (staff) assertMayChange(staff, listKinds(body))
}

/** Throws when somebody's role may not change records of one of the kinds. */
export function assertMayChange({ role }: { role: StaffRole }, kinds: readonly ContentKind[]) {
  const refused = kinds.find((kind) => !KIND_ROLES[kind].includes(role))
  if (refused)
    throw new AppError('role_missing', `To change a ${refused} is for ${KIND_ROLES[refused].join(' and ')}.`)
}

/** The kinds of the records that a body names, which is not validated yet. */
function listKinds(body: unknown): ContentKind[] {
  const { records } = (body ?? {}) as { records?: unknown }
  const named: ({ kind?: unknown } | null)[] = Array.isArray(records) ? records : []
  return named.map((record) => record?.kind).filter(isContentKind)
}

const isContentKind = (kind: unknown): kind is ContentKind => CONTENT_KINDS.includes(kind as ContentKind)
