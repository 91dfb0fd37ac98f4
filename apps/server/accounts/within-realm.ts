import type { BetterAuthOptions } from 'better-auth'
import { APIError } from 'better-auth/api'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'
import { toStorageError } from '../http/storage-errors.ts'
import type { Realm } from './realms.ts'

type OpenAdapter = (options: BetterAuthOptions) => DBAdapter

/** Restricts better-auth's database adapter to the rows of one realm. */
export const withinRealm =
  (open: OpenAdapter, realm: Realm): OpenAdapter =>
  (options) => {
    const adapter = open(options)
    return {
      ...adapter,
      ...scopeAdapter(adapter, realm),
      transaction: (run) => adapter.transaction((inner) => run({ ...inner, ...scopeAdapter(inner, realm) })),
    }
  }

function scopeAdapter(adapter: DBTransactionAdapter, realm: Realm) {
  const addRealm = <Query extends { where?: Where[] | undefined }>(query: Query) => ({
    ...query,
    where: [...(query.where ?? []), { field: 'realm', value: realm }],
  })
  const scope: Omit<DBTransactionAdapter, 'id' | 'options' | 'createSchema'> = {
    create: (query) => translate(adapter.create({ ...query, data: { ...query.data, realm } })),
    findOne: (query) => translate(adapter.findOne(addRealm(query))),
    findMany: (query) => translate(adapter.findMany(addRealm(query))),
    count: (query) => translate(adapter.count(addRealm(query))),
    update: (query) => translate(adapter.update(addRealm(query))),
    updateMany: (query) => translate(adapter.updateMany(addRealm(query))),
    delete: (query) => translate(adapter.delete(addRealm(query))),
    deleteMany: (query) => translate(adapter.deleteMany(addRealm(query))),
    consumeOne: (query) => translate(adapter.consumeOne(addRealm(query))),
    incrementOne: (query) => translate(adapter.incrementOne(addRealm(query))),
  }
  return scope
}

/** better-auth passes on its own errors only; it would report any other as an address that is taken, or without its cause. */
async function translate<Result>(result: Promise<Result>): Promise<Result> {
  try {
    return await result
  } catch (error) {
    const cause = toStorageError(error)
    throw cause ? new APIError('INTERNAL_SERVER_ERROR', { message: cause.message, cause }) : error
  }
}
