import type { Readable } from 'node:stream'
import type { S3Client } from '@aws-sdk/client-s3'
import { AppError } from '../errors/app-error.ts'
import type { FileStore } from './file-store.ts'

export interface S3Settings {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region: string
  /** The beginning of all names in the bucket: `fjordheim/`. */
  prefix: string
}

const CONNECTION_TIMEOUT_MS = 5000
/** How long the store may be silent during a request. */
const REQUEST_TIMEOUT_MS = 30_000
/** A stream is sent in parts, of which there may be 10,000. */
const PART_BYTES = 16 * 1024 * 1024
const CONCURRENT_PARTS = 2

/** Files in a bucket of an S3-compatible store. The client is loaded where one is used: it takes 34 MB of memory. */
export async function openS3Store(settings: S3Settings): Promise<FileStore> {
  const s3 = await import('@aws-sdk/client-s3')
  const client = createClient(s3, settings)
  const Bucket = settings.bucket
  const toKey = (name: string) => `${settings.prefix}${name}`

  const send = <Reply>(reply: Promise<Reply>): Promise<Reply> =>
    reply.catch((error) => {
      throw toStoreError(error, settings)
    })
  /** The reply; undefined when the bucket has no such file. */
  const find = <Reply>(reply: Promise<Reply>): Promise<Reply | undefined> =>
    send(reply.catch(undefinedIfMissing))

  return {
    async put(name, content, { signal } = {}) {
      const params = { Bucket, Key: toKey(name), Body: content }
      if (content instanceof Uint8Array)
        await send(client.send(new s3.PutObjectCommand(params), signal && { abortSignal: signal }))
      else await send(sendInParts(client, { ...params, Body: content }, signal))
    },
    async get(name) {
      const reply = await find(client.send(new s3.GetObjectCommand({ Bucket, Key: toKey(name) })))
      return reply?.Body as Readable | undefined
    },
    async find(name) {
      const reply = await find(client.send(new s3.HeadObjectCommand({ Bucket, Key: toKey(name) })))
      return reply && { name, bytes: reply.ContentLength ?? 0, changedAt: reply.LastModified ?? new Date(0) }
    },
    async delete(name) {
      await send(client.send(new s3.DeleteObjectCommand({ Bucket, Key: toKey(name) })))
    },
    async *list(prefix = '') {
      const pages = s3.paginateListObjectsV2({ client }, { Bucket, Prefix: toKey(prefix) })
      try {
        for await (const { Contents = [] } of pages)
          for (const { Key = '', Size = 0, LastModified = new Date(0) } of Contents)
            yield { name: Key.slice(settings.prefix.length), bytes: Size, changedAt: LastModified }
      } catch (error) {
        throw toStoreError(error, settings)
      }
    },
  }
}

function createClient(s3: typeof import('@aws-sdk/client-s3'), settings: S3Settings): S3Client {
  return new s3.S3Client({
    endpoint: settings.endpoint,
    region: settings.region,
    credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
    forcePathStyle: true,
    // Stores other than Amazon's refuse checksums that they do not know.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECTION_TIMEOUT_MS, requestTimeout: REQUEST_TIMEOUT_MS },
  })
}

/** Sends a stream in parts. When that fails, the parts that were sent are removed, and the error is the one that it failed with. */
async function sendInParts(
  client: S3Client,
  params: { Bucket: string; Key: string; Body: Readable },
  signal: AbortSignal | undefined,
) {
  const [{ Upload }, { AbortMultipartUploadCommand }] = await Promise.all([
    import('@aws-sdk/lib-storage'),
    import('@aws-sdk/client-s3'),
  ])
  const options = { client, params, partSize: PART_BYTES, queueSize: CONCURRENT_PARTS }
  const upload = new Upload({ ...options, leavePartsOnError: true })
  const abort = () => void upload.abort()
  signal?.addEventListener('abort', abort)
  try {
    signal?.throwIfAborted()
    await upload.done()
  } catch (error) {
    const { Bucket, Key } = params
    const { uploadId: UploadId } = upload
    if (UploadId)
      await client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => {})
    throw error
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

/** A reply without a body, as to HEAD, says `NotFound`. */
function undefinedIfMissing(error: Error): undefined {
  if (error.name !== 'NoSuchKey' && error.name !== 'NotFound') throw error
}

/** Says which store failed and why, without keys or signatures. */
function toStoreError(error: unknown, { endpoint, bucket }: S3Settings): unknown {
  // An aborted upload, and an error of the stream that was to be stored.
  if (!(error instanceof Error) || error.name === 'AbortError' || !isReplyOrNetworkError(error)) return error
  const reason = 'code' in error ? `${error.name} (${error.code})` : `${error.name}: ${error.message}`
  return new AppError('file_store_failed', `The bucket ${bucket} at ${endpoint}: ${reason}`, { cause: error })
}

/** Whether the store answered that this server may not do that: a wrong bucket, key or region. */
export const isStoreRefusal = (error: unknown): boolean =>
  error instanceof AppError &&
  error.code === 'file_store_failed' &&
  isRefusedStatus((error.cause as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode)

const isRefusedStatus = (status = 0) => status >= 400 && status < 500

const isReplyOrNetworkError = (error: Error) => '$metadata' in error
