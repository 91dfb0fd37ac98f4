import { resolve } from 'node:path'
import { z } from 'zod'
import type { S3Settings } from '../files/s3-store.ts'

/** Where the servers of a house share uploaded files. */
export const filesVariables = {
  FILES_DIR: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A folder that all servers of a house reach, through which they share uploaded files: [several servers](growth.md).',
    ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe('An S3-compatible store for the same, instead of a folder.'),
  S3_BUCKET: z.string().min(1).optional().describe('Its bucket.'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('Its key.'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('The secret of that key.'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Its region.'),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/$/, { error: 'must be a folder in the bucket such as fjordheim/' })
    .optional()
    .describe('What the names there begin with (`fjordheim/`).'),
}

/** Never shown, also not in an error message. */
export const FILES_SECRET_VARIABLES: readonly string[] = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']

/** A folder, or a bucket of an S3-compatible store. */
export type SharedFilesSettings = { folder: string } | { s3: S3Settings }

type FilesVariables = z.infer<z.ZodObject<typeof filesVariables>>

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** The settings; undefined where files are not shared, or what is wrong with them. */
export function toSharedFilesSettings(
  variables: FilesVariables,
): SharedFilesSettings | undefined | { problem: string } {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, FILES_DIR: folder } = variables
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = variables
  const isS3 = NEEDED.some((name) => variables[name] !== undefined)
  if (isS3 && folder !== undefined)
    return { problem: 'FILES_DIR and the S3_ variables are two places for the same files' }
  if (!isS3) return folder === undefined ? undefined : { folder: resolve(folder) }
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const missing = NEEDED.find((name) => variables[name] === undefined)
    return { problem: `${missing} is missing; a store is known by ${NEEDED.join(', ')} together` }
  }
  const prefix = variables.S3_PREFIX ?? ''
  return { s3: { endpoint, bucket, accessKeyId, secretAccessKey, region: variables.S3_REGION, prefix } }
}
