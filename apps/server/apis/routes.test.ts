import { expect, test } from 'vitest'
import { type AccessibleRoute, listRoutes } from '../platform/access/require-access.ts'
import { givenDesk } from '../staff/test-staff.ts'

const { app } = await givenDesk()

/** Somebody has read the table: a change of who may call what is a change of this file. */
test('the table of routes says who may call each of them', async () => {
  const routes = listRoutes(app)
    .filter(({ method }) => method !== 'HEAD')
    .toSorted((a, b) => compare(a.url, b.url) || compare(a.method, b.method))
  const lines = [...new Set(routes.map(toRow))]
  const table = ['| call | who |', '| --- | --- |', ...lines].join('\n')
  await expect(`${INTRODUCTION}\n\n${table}\n`).toMatchFileSnapshot('../../../docs/routes.md')
})

const INTRODUCTION = `# Routes

Who may call each route of the server. The contract of a call says it (\`packages/api/contracts\`), \`apps/server/platform/access\` enforces it, and
\`npm run test:server -- apis/routes -u\` writes this table after a change, to be read before it is committed. \`/metrics\` is there only
with a \`METRICS_TOKEN\`, and the documents of the desk need no session: they have no content.`

const NAMES: Partial<Record<string, string>> = {
  anyone: 'anyone',
  member: 'members',
  'club-member': 'members of the club',
  bearer: 'programs with a token of the management API',
  basic: 'programs with the name and password of the platform API',
  providerSignature: 'the ticketing provider, by its signature',
}

function toRow({ method, url, access, isConfirmed }: AccessibleRoute): string {
  const who = typeof access === 'string' ? NAMES[access] : `staff: ${access.join(', ')}`
  return `| ${method} \`${url}\` | ${who}${isConfirmed ? '; signed in within ten minutes' : ''} |`
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
