import { AppError } from '../errors/app-error.ts'
import type { ThreadAnswer } from './answer-in-thread.ts'
import { startThread } from './start-thread.ts'

export interface ThreadOptions {
  /** When the thread is ended. */
  timeoutMs: number
  /** The error for what takes longer than that. */
  toTimeoutError(): Error
  /** The thread ends with an error when it needs more than this. */
  maxMemoryMb?: number
  signal?: AbortSignal | undefined
}

/**
 * Runs work that may take long in a thread of its own, while the server goes on with everything else. `file` is a script that calls
 * `answerInThread`, and `input` is what it gets.
 */
export async function runInThread<Result>(
  file: string,
  input: unknown,
  { timeoutMs, toTimeoutError, maxMemoryMb, signal }: ThreadOptions,
): Promise<Result> {
  signal?.throwIfAborted()
  const thread = startThread(file, input, maxMemoryMb)
  const stop = AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])])
  try {
    const answer = await new Promise<ThreadAnswer>((resolve, reject) => {
      thread.on('message', resolve)
      thread.on('error', reject)
      thread.on('exit', (code) => reject(new Error(`A thread ended with code ${code} before it answered.`)))
      stop.addEventListener('abort', () => reject(signal?.aborted ? signal.reason : toTimeoutError()))
    })
    if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal.message)
    return answer.result as Result
  } finally {
    await thread.terminate()
  }
}
