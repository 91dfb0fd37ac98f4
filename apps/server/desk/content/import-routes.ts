import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { AppError } from '../../errors/app-error.ts'
import { allowUpload } from '../../http/timeouts.ts'
import { getUploadedFile } from '../../http/uploaded-file.ts'
import { addRun, readRuns, toWireRun } from '../../site-import/runs.ts'
import type { DeskDependencies } from '../dependencies.ts'
import { deskRoute, getStaff } from '../roles.ts'

const MAX_FILE_BYTES = 500_000_000
const MAX_NAME_LENGTH = 200

export function registerImportRoutes(scope: FastifyInstance, { db, now, imports }: DeskDependencies) {
  scope.register(async (importScope) => {
    await importScope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_FILE_BYTES },
      throwFileSizeLimit: false,
    })
    const app = importScope.withTypeProvider<ZodTypeProvider>()
    const toAction = (request: FastifyRequest) => ({ db, person: getStaff(request), now: now() })

    app.route({
      ...deskRoute(deskContracts.imports),
      handler: async () => (await readRuns(db)).map(toWireRun),
    })
    app.route({
      ...deskRoute(deskContracts.startImport),
      handler: async (request) =>
        toWireRun(await addRun(toAction(request), { source: request.body.address, file: null })),
    })
    app.route({
      ...deskRoute(deskContracts.startFileImport),
      onRequest: async ({ raw }) => allowUpload(raw),
      handler: async (request) => {
        const { file, name } = await receiveFile(request, imports.folder)
        try {
          return toWireRun(await addRun(toAction(request), { source: name, file }))
        } catch (error) {
          await rm(join(imports.folder, file), { force: true })
          throw error
        }
      },
    })
  })
}

/** Writes an uploaded file to the folder of imports, under a name of its own. */
async function receiveFile(request: FastifyRequest, folder: string) {
  const part = await getUploadedFile(request)
  const file = `${randomUUID()}.xml`
  await mkdir(folder, { recursive: true })
  await pipeline(part.file, createWriteStream(join(folder, file), { flags: 'wx' }))
  if (part.file.truncated) {
    await rm(join(folder, file), { force: true })
    throw new AppError(
      'upload_too_large',
      `The file has more than ${MAX_FILE_BYTES / 1_000_000} million bytes.`,
    )
  }
  return { file, name: part.filename.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_NAME_LENGTH) || file }
}
