import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import multipart from '@fastify/multipart'
import { deskContracts } from '@lerret/api/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Feature, House } from '../../house/house.ts'
import type { StaffRequest } from '../../platform/access/callers.ts'
import { AppError } from '../../platform/errors/app-error.ts'
import { addRoute } from '../../platform/http/contracts.ts'
import { allowUpload } from '../../platform/http/timeouts.ts'
import { getUploadedFile } from '../../platform/http/uploaded-file.ts'
import { createImportJob } from './jobs/job.ts'
import { addRun, readRuns, toWireRun } from './jobs/runs.ts'
import { previewSheet, removeOldSheets, sheetFile } from './sheet-uploads.ts'

const MAX_FILE_BYTES = 500_000_000
const MAX_SHEET_BYTES = 10_000_000
const MAX_NAME_LENGTH = 200

/** Imports of old websites and sheets that administrators start at the desk. */
export const imports: Feature = { deskCalls: registerImportRoutes, jobs: (house) => [createImportJob(house)] }

function registerImportRoutes(scope: FastifyInstance, { db, now, settings: { dataDir } }: House) {
  const folder = join(dataDir, 'imports')
  scope.register(async (importScope) => {
    await importScope.register(multipart, {
      limits: { files: 1, fields: 0, parts: 1, fileSize: MAX_FILE_BYTES },
      throwFileSizeLimit: false,
    })
    const toAction = (request: StaffRequest) => ({ db, person: request.staff, now: now() })

    addRoute(importScope, deskContracts.imports, async () => (await readRuns(db)).map(toWireRun))
    addRoute(importScope, deskContracts.startImport, async (request) =>
      toWireRun(await addRun(toAction(request), { source: request.body.address, file: null })),
    )
    addRoute(
      importScope,
      { ...deskContracts.startFileImport, onRequest: async ({ raw }) => allowUpload(raw) },
      async (request) => {
        const file = `${randomUUID()}.xml`
        const name = await receiveFile(request, join(folder, file), MAX_FILE_BYTES)
        try {
          return toWireRun(await addRun(toAction(request), { source: name, file }))
        } catch (error) {
          await rm(join(folder, file), { force: true })
          throw error
        }
      },
    )
    registerSheetRoutes(importScope, { db, now, folder })
  })
}

/** A sheet is uploaded first, so that an editor can see and correct how its columns are read. */
function registerSheetRoutes(
  scope: FastifyInstance,
  { db, now, folder }: Pick<House, 'db' | 'now'> & { folder: string },
) {
  addRoute(
    scope,
    { ...deskContracts.uploadSheet, onRequest: async ({ raw }) => allowUpload(raw) },
    async (request) => {
      const id = randomUUID()
      const path = join(folder, sheetFile(id))
      await receiveFile(request, path, MAX_SHEET_BYTES)
      await removeOldSheets(folder, now())
      try {
        return await previewSheet({ folder, id, columns: null, now: now() })
      } catch (error) {
        await rm(path, { force: true })
        throw error
      }
    },
  )
  addRoute(scope, deskContracts.previewSheet, ({ params, body }) =>
    previewSheet({ folder, id: params.id, columns: body.columns, now: now() }),
  )
  addRoute(scope, deskContracts.startSheetImport, async (request) => {
    const { params, body } = request
    // Fails when the sheet is gone.
    const { columns } = await previewSheet({
      folder,
      id: params.id,
      columns: body.columns,
      now: now(),
    })
    const action = { db, person: request.staff, now: now() }
    const file = sheetFile(params.id)
    return toWireRun(await addRun(action, { source: body.name, file, sheetColumns: columns }))
  })
}

/** Writes an uploaded file to a path, and returns the name that it was sent with. */
async function receiveFile(request: FastifyRequest, path: string, maxBytes: number): Promise<string> {
  const part = await getUploadedFile(request)
  await mkdir(dirname(path), { recursive: true })
  await pipeline(part.file, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
  const { size } = await stat(path)
  if (part.file.truncated || size > maxBytes) {
    await rm(path, { force: true })
    throw new AppError('upload_too_large', `The file has more than ${maxBytes / 1_000_000} million bytes.`)
  }
  return part.filename.replaceAll(/\p{Cc}/gu, '').slice(0, MAX_NAME_LENGTH) || basename(path)
}
