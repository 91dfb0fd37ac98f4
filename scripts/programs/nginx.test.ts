import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Runs `findNginx` without nginx, where nothing can be installed. */
const findNginx = (env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; out: string; errorOutput: string }>((resolve) => {
    const script = `
      const { findNginx } = await import(${JSON.stringify(join(import.meta.dirname, 'nginx.mjs'))})
      console.log(await findNginx([]))`
    const nowhere = { PATH: join(import.meta.dirname, 'nowhere'), ...env }
    const args = ['--input-type=module', '-e', script]
    execFile(process.execPath, args, { env: nowhere }, (error, out, errorOutput) =>
      resolve({ code: Number(error?.code ?? 0), out: out.trim(), errorOutput }),
    )
  })

test('without nginx, local test runs skip its tests', async () => {
  expect(await findNginx({})).toMatchObject({ code: 0, out: 'null' })
  expect(await findNginx({ CI: 'false' })).toMatchObject({ code: 0, out: 'null' })
})

test('in continuous integration, a missing nginx is an error with instructions', async () => {
  const { code, out, errorOutput } = await findNginx({ CI: 'true' })
  expect([code, out]).toEqual([1, ''])
  expect(errorOutput).toContain('apt-get install nginx-light')
})
