import { once } from 'node:events'
import { createServer } from 'node:net'
import { AppError } from '../platform/errors/app-error.ts'
import type { Settings } from '../settings/settings.ts'

const REASONS: Record<string, string> = {
  EADDRINUSE: 'another program listens there already. Stop that one, or set PORT to another number',
  EACCES: 'this user may not listen on that port. Set PORT to a number above 1023, and put a proxy in front',
  EADDRNOTAVAIL: 'this computer does not have that address. Set HOST to one that it has, or leave it out',
  ENOTFOUND: 'there is no such host. Set HOST to an address of this computer, or leave it out',
}

/** Throws when the server could not listen, before a database is set up for it. */
export async function assertPortFree({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const server = createServer()
  try {
    server.listen({ host, port })
    await once(server, 'listening')
  } catch (error) {
    const reason = REASONS[(error as NodeJS.ErrnoException).code ?? ''] ?? String(error)
    throw new AppError('setting_invalid', `Cannot listen on ${host}, port ${port}: ${reason}.`)
  } finally {
    await new Promise((closed) => server.close(closed))
  }
}
