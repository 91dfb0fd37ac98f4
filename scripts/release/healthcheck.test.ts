import { execFile } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const HEALTHCHECK = join(import.meta.dirname, '..', '..', 'packaging', 'container', 'healthcheck.mjs')

const runHealthcheck = (port: number) =>
  new Promise<number>((resolve) => {
    execFile(process.execPath, [HEALTHCHECK], { env: { PORT: String(port) } }, (error) =>
      resolve(Number(error?.code ?? 0)),
    )
  })

test('a container is healthy while its server is ready, and not when it is not ready or gone', async () => {
  let status = 200
  const server = createServer(({ url }, response) => {
    response.statusCode = url === '/ready' ? status : 404
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  expect(await runHealthcheck(port)).toBe(0)
  status = 503
  expect(await runHealthcheck(port)).toBe(1)
  await new Promise((resolve) => server.close(resolve))
  expect(await runHealthcheck(port)).toBe(1)
})
