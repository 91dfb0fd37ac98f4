import type { FastifyError, FastifyInstance, FastifyReply } from 'fastify'
import { AppError } from '../errors/app-error.ts'

/** Every failure in one shape. What was foreseen is told; of anything else the caller learns nothing, and the log all. */
export function answerErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError | AppError>((error, request, reply) => {
    const status = error instanceof AppError ? error.status : (error.statusCode ?? 500)
    // What was foreseen is told to whoever asked; the rest is a bug, and nobody else's business.
    const isForeseen = error instanceof AppError
    if (status >= 500) request.log[isForeseen ? 'warn' : 'error'](error)
    const code = isForeseen ? error.code : status < 500 ? 'request_invalid' : 'internal'
    const message = isForeseen || status < 500 ? error.message : 'Something went wrong here.'
    const { field, retryAfter } = isForeseen ? error : {}
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter))
    return reply.code(status).send({ error: { code, message, ...(field !== undefined && { field }) } })
  })
}

/** An address that the router itself cannot read. */
export function answerUnreadable({ statusCode = 400, message }: FastifyError, reply: FastifyReply) {
  return reply.code(statusCode).send({ error: { code: 'request_invalid', message } })
}
