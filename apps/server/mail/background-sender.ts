import type { FastifyInstance } from 'fastify'

/** Sends mails without waiting, so that the time of a reply does not reveal whether one was sent. */
export function createBackgroundSender(scope: FastifyInstance) {
  const sending = new Set<Promise<void>>()
  scope.addHook('onClose', async () => void (await Promise.all(sending)))
  return (send: () => Promise<void>) => {
    const sent = send()
      .catch((error) => scope.log.error(error))
      .finally(() => sending.delete(sent))
    sending.add(sent)
  }
}
