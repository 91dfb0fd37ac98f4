import fc from 'fast-check'

// Every test of a run has the same seed, so that SEED repeats all of them.
fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(process.env.SEED) })
