import type { Pool } from 'pg'
import { expect, test } from 'vitest'
import { connectDatabase } from '../../../platform/db/connection.ts'
import { givenEmptyDatabase } from '../../../platform/db/test-database.ts'
import { assertAlone } from './checks.ts'

test('a server that is just stopping is waited for, and one that stays is named', async () => {
  const connection = await givenEmptyDatabase()
  const restore = await connectDatabase(connection)
  const server = await connectDatabase(connection)
  await expect(assertAlone(restore.pool)).rejects.toThrow('Another Lerret is connected')
  let isStopped = false
  const poolWhoseFirstReplyStopsTheServer = {
    async query(text: string) {
      const reply = await restore.pool.query(text)
      if (!isStopped) await server.close()
      isStopped = true
      return reply
    },
  } as Pool
  await assertAlone(poolWhoseFirstReplyStopsTheServer)
  await restore.close()
})
