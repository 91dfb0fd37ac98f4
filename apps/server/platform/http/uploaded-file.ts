import type { MultipartFile } from '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** The file of a form that was sent as multipart/form-data. */
export async function getUploadedFile(request: FastifyRequest): Promise<MultipartFile> {
  const file = request.isMultipart() ? await request.file().catch(refuseMalformed) : undefined
  if (!file) throw new AppError('request_invalid', 'The request has no file.')
  return file
}

/** The parser's errors are about the request. */
function refuseMalformed(error: unknown): never {
  throw new AppError('request_invalid', 'The request is not valid multipart/form-data.', { cause: error })
}
