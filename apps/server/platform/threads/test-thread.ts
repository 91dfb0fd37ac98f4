import { AppError } from '../errors/app-error.ts'
import { answerInThread } from './answer-in-thread.ts'

/** Does what the tests of threads ask for. */
await answerInThread(async ({ task }: { task: 'answer' | 'refuse' | 'fail' | 'never end' }) => {
  if (task === 'answer') return { text: 'Hei', bytes: Uint8Array.of(1, 2) }
  if (task === 'refuse') throw new AppError('import_file_invalid', 'The file is empty.')
  if (task === 'fail') throw new Error('A bug.')
  for (;;);
})
