import { nextTask } from './nextTask.ts'

/**
 * Waits until the browser has nothing more urgent to do, such as handling a click and painting the result. Waits for the
 * next task in browsers without `scheduler`.
 */
export async function idleTask(): Promise<void> {
  if (typeof scheduler === 'undefined') return nextTask()
  await scheduler.postTask(() => {}, { priority: 'background' })
}
