import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import S3rver from '@20minutes/s3rver'
import type { S3Settings } from '../platform/files/s3-store.ts'

/** A real S3-compatible server with an empty bucket, on a free port. */
export async function startTestS3Server({
  checksKeys = false,
}: {
  checksKeys?: boolean
} = {}): Promise<{ settings: S3Settings } & AsyncDisposable> {
  const directory = await mkdtemp(join(tmpdir(), 'lerret-s3-'))
  const bucket = 'house'
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    // It calculates another signature than the store's client for lists.
    allowMismatchedSignatures: !checksKeys,
    configureBuckets: [{ name: bucket, configs: [] }],
  })
  const { port } = await server.run()
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      // The only pair that s3rver knows.
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
      region: 'us-east-1',
      prefix: 'fjordheim/',
    },
    async [Symbol.asyncDispose]() {
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
