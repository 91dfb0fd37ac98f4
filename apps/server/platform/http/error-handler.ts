import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { toStorageError } from './storage-errors.ts'

/** Sends every error in one JSON shape. Details of an unexpected error go to the log only. */
export function registerErrorHandler(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | AppError>((thrown, request, reply) => {
    const error = thrown instanceof AppError ? thrown : (toStorageError(thrown) ?? thrown)
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 500)
    const isExpected = error instanceof AppError
    if (status >= 500) request.log[isExpected ? 'warn' : 'error'](error)
    const code = isExpected ? error.code : status < 500 ? 'request_invalid' : 'internal'
    const message = isExpected || status < 500 ? error.message : 'Something went wrong here.'
    const { field, retryAfter } = isExpected ? error : {}
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return reply.code(status).send({ error: { code, message, ...(field !== undefined && { field }) } })
  })
}

/** Replies to a URL that the router cannot decode. */
export function replyInvalidUrl({ statusCode = 400, message }: FastifyError, reply: FastifyReply) {
  return reply.code(statusCode).send({ error: { code: 'request_invalid', message } })
}
