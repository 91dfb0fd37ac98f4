import { answerInThread } from '../../platform/threads/answer-in-thread.ts'
import { readSheetPreview } from './sheet-uploads.ts'

/** The script of the thread that reads an uploaded sheet. */
await answerInThread(readSheetPreview)
