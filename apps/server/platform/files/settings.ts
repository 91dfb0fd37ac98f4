import { resolve } from 'node:path'
import { z } from 'zod'
import { settingGroup, settingInvalid, Text } from '../settings/setting-group.ts'
import type { S3Settings } from './s3-store.ts'

/** Where the servers of a house share uploaded files. */
const variables = {
  FILES_DIR: Text.optional().describe(
    'A folder that all servers of a house reach, through which they share uploaded files: [several servers](growth.md).',
  ),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
    .optional()
    .describe('An S3-compatible store for the same, instead of a folder.'),
  S3_BUCKET: Text.optional().describe('Its bucket.'),
  S3_ACCESS_KEY_ID: Text.optional().describe('Its key.'),
  S3_SECRET_ACCESS_KEY: Text.optional().describe('The secret of that key.'),
  S3_REGION: Text.default('us-east-1').describe('Its region.'),
  S3_PREFIX: z
    .string()
    .regex(/^[\w.-]+(\/[\w.-]+)*\/$/, { error: 'must be a folder in the bucket such as fjordheim/' })
    .optional()
    .describe('What the names there begin with (`fjordheim/`).'),
}

export const filesGroup = settingGroup({
  title: 'Files that several servers share',
  variables,
  secrets: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  toSettings: (values) => ({ sharedFiles: toSharedFilesSettings(values) }),
})

/** A folder, or a bucket of an S3-compatible store. */
export type SharedFilesSettings = { folder: string } | { s3: S3Settings }

type FilesVariables = z.infer<z.ZodObject<typeof variables>>

const NEEDED = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Returns undefined where files are not shared. */
function toSharedFilesSettings(values: FilesVariables): SharedFilesSettings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, FILES_DIR: folder } = values
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  const isS3 = NEEDED.some((name) => values[name] !== undefined)
  if (isS3 && folder !== undefined)
    throw settingInvalid('FILES_DIR and the S3_ variables are two places for the same files')
  if (!isS3) return folder === undefined ? undefined : { folder: resolve(folder) }
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const missing = NEEDED.find((name) => values[name] === undefined)
    throw settingInvalid(`${missing} is missing; a store is known by ${NEEDED.join(', ')} together`)
  }
  const prefix = values.S3_PREFIX ?? ''
  return { s3: { endpoint, bucket, accessKeyId, secretAccessKey, region: values.S3_REGION, prefix } }
}
