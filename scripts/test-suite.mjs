// `npm run test:unit`, `npm run test:server`, `npm run e2e`: one suite, whole or by the names of files, from a bare checkout.
import { installPackages } from './set-up.mjs'
import { suites } from './suites/suites.mjs'

const [name, ...args] = process.argv.slice(2)
await installPackages()
await suites[name](args)
