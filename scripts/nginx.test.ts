import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Looks for nginx on a machine that has none, and on which nothing can be installed. */
const findNginx = (env: NodeJS.ProcessEnv) =>
  new Promise<{ code: number; out: string; told: string }>((resolve) => {
    const script = `
      const { findNginx } = await import(${JSON.stringify(join(import.meta.dirname, 'nginx.mjs'))})
      console.log(await findNginx([]))`
    const nowhere = { PATH: join(import.meta.dirname, 'nowhere'), ...env }
    const args = ['--input-type=module', '-e', script]
    execFile(process.execPath, args, { env: nowhere }, (error, out, told) =>
      resolve({ code: Number(error?.code ?? 0), out: out.trim(), told }),
    )
  })

test('whoever runs the tests by hand without nginx runs all others', async () => {
  expect(await findNginx({})).toMatchObject({ code: 0, out: 'null' })
  expect(await findNginx({ CI: 'false' })).toMatchObject({ code: 0, out: 'null' })
})

test('where tests are run for everybody, a missing nginx is a failure that says what to install', async () => {
  const { code, out, told } = await findNginx({ CI: 'true' })
  expect([code, out]).toEqual([1, ''])
  expect(told).toContain('apt-get install nginx-light')
})
