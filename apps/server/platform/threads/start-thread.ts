import { Worker } from 'node:worker_threads'

/** Short-lived objects of a thread take up to 130 MB otherwise. */
const MAX_YOUNG_GENERATION_MB = 24

/** Starts a thread with a script of ours, without this process's own Node flags, such as those of a test runner. */
export const startThread = (file: string, workerData: unknown, maxMemoryMb?: number): Worker =>
  new Worker(file, {
    workerData,
    execArgv: [],
    resourceLimits: {
      maxYoungGenerationSizeMb: MAX_YOUNG_GENERATION_MB,
      ...(maxMemoryMb !== undefined && { maxOldGenerationSizeMb: maxMemoryMb }),
    },
  })
