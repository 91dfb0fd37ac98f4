import { parentPort, workerData } from 'node:worker_threads'
import { AppError, type ErrorCode } from '../errors/app-error.ts'

/** The answer of a thread: the result, or an expected error, which loses its class on the way. */
export type ThreadAnswer = { result: unknown } | { refusal: { code: ErrorCode; message: string } }

/** Runs in a thread that `runInThread` started: does the work, and sends back what comes of it. */
export async function answerInThread<Input>(work: (input: Input) => Promise<unknown>): Promise<void> {
  parentPort?.postMessage(await toAnswer(work))
}

async function toAnswer<Input>(work: (input: Input) => Promise<unknown>): Promise<ThreadAnswer> {
  try {
    return { result: await work(workerData as Input) }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { refusal: { code: error.code, message: error.message } }
  }
}
