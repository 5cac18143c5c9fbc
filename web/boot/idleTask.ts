import { nextTask } from './nextTask.ts'

/**
 * Waits until the browser has nothing more urgent to do, such as to answer a press and to paint the answer. Where tasks
 * have no priorities, waits for the next one.
 */
export async function idleTask(): Promise<void> {
  if (typeof scheduler === 'undefined') return nextTask()
  await scheduler.postTask(() => {}, { priority: 'background' })
}
