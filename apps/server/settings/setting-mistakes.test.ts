import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { givenFolder } from '../test-cleanup.ts'
import { listSettingMistakes } from './setting-mistakes.ts'

const file = join(await givenFolder(), 'lerret.env')

test('a variable of the environment that is spelled like a setting is named, and those of other programs are not', () => {
  const env = {
    SMPT_URL: 'smtp://hemmeleg',
    PORT: '3000',
    HOSTNAME: 'kulturhus',
    PATH: '/bin',
    npm_config_port: '1',
  }
  expect(listSettingMistakes(env, null)).toEqual(['SMPT_URL is no setting: did you mean SMTP_URL?'])
})

test('the settings file is read line by line, and every line that is left out is named', async () => {
  await writeFile(
    file,
    [
      '# The house',
      'PUBLIC_URL=https://fjordheim.example',
      'SMPT_URL=smtp://hemmeleg',
      'DATA_DIR /srv/lerret',
      'export PORT=3000',
      '',
      'ACCOUNTS_SECRET="over',
      'two lines"',
      'THEME=dark',
      'NODE_EXTRA_CA_CERTS=/etc/ca.pem',
    ].join('\n'),
  )
  expect(listSettingMistakes({ SMPT_URL: 'smtp://hemmeleg', THEME: 'dark' }, file)).toEqual([
    `${file}, line 3: SMPT_URL is no setting: did you mean SMTP_URL?`,
    `${file}, line 4: it has no NAME=value.`,
    `${file}, line 9: THEME is no setting.`,
  ])
})
