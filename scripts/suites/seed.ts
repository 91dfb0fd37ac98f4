import fc from 'fast-check'

// The same seed in every test of a run, so that SEED repeats all of them.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED) })
