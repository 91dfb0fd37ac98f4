import type { BetterAuthOptions } from 'better-auth'
import type { DBAdapter, DBTransactionAdapter, Where } from 'better-auth/types'
import type { Realm } from './realms.ts'

type OpenAdapter = (options: BetterAuthOptions) => DBAdapter

/** A database of better-auth that sees the rows of one realm alone, and writes no others. */
export const withinRealm =
  (open: OpenAdapter, realm: Realm): OpenAdapter =>
  (options) => {
    const adapter = open(options)
    return {
      ...adapter,
      ...scoped(adapter, realm),
      transaction: (run) => adapter.transaction((inner) => run({ ...inner, ...scoped(inner, realm) })),
    }
  }

function scoped(adapter: DBTransactionAdapter, realm: Realm) {
  const within = <Query extends { where?: Where[] | undefined }>(query: Query) => ({
    ...query,
    where: [...(query.where ?? []), { field: 'realm', value: realm }],
  })
  const scope: Omit<DBTransactionAdapter, 'id' | 'options' | 'createSchema'> = {
    create: (query) => adapter.create({ ...query, data: { ...query.data, realm } }),
    findOne: (query) => adapter.findOne(within(query)),
    findMany: (query) => adapter.findMany(within(query)),
    count: (query) => adapter.count(within(query)),
    update: (query) => adapter.update(within(query)),
    updateMany: (query) => adapter.updateMany(within(query)),
    delete: (query) => adapter.delete(within(query)),
    deleteMany: (query) => adapter.deleteMany(within(query)),
    consumeOne: (query) => adapter.consumeOne(within(query)),
    incrementOne: (query) => adapter.incrementOne(within(query)),
  }
  return scope
}
