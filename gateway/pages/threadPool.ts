import { Worker } from 'node:worker_threads'

export interface ThreadPoolOptions {
  /** The module that a thread runs; it calls `handleJobs`. */
  file: URL
  data: unknown
  maxThreads: number
  /** Megabytes of a thread's heap; a thread that exceeds it is terminated and replaced. */
  maxHeap: number
  /** Megabytes of the young generation of the heap; a larger one is collected less often. */
  maxYoungHeap: number
  /** Milliseconds after which a job fails; its thread is terminated and replaced. */
  timeout: number
}

/** The message that a thread posts after a job. */
export type JobResponse<Result> = { value: Result } | { error: unknown }

interface Task<Job, Result> {
  job: Job
  resolve(result: Result): void
  reject(error: unknown): void
}

interface Thread<Job, Result> {
  worker: Worker
  task: Task<Job, Result> | undefined
  timer: NodeJS.Timeout | undefined
  error: unknown
}

/**
 * Runs jobs in worker threads, one at a time in each, further jobs in order. A crash fails only the job of that thread.
 */
export class ThreadPool<Job, Result> {
  readonly #options: ThreadPoolOptions
  readonly #threads = new Set<Thread<Job, Result>>()
  readonly #waiting = new Set<Task<Job, Result>>()
  #isClosed = false

  constructor(options: ThreadPoolOptions) {
    this.#options = options
  }

  /** Whether no job runs or waits. */
  get isIdle(): boolean {
    return this.#waiting.size === 0 && [...this.#threads].every(({ task }) => !task)
  }

  /** The number of jobs that wait for a thread. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Starts the first thread before there is a job. */
  warm() {
    if (this.#threads.size === 0) this.#start()
  }

  /** Runs a job. Rejects with the job's error, or when its thread fails; a waiting job also when the signal aborts. */
  run(job: Job, signal?: AbortSignal): Promise<Result> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new Error('The thread pool is closed.')
      signal?.throwIfAborted()
      const task = { job, resolve, reject }
      this.#waiting.add(task)
      signal?.addEventListener('abort', () => {
        if (this.#waiting.delete(task)) reject(signal.reason)
      })
      this.#assign()
    })
  }

  /** Ends all threads, and rejects waiting jobs and those that do not end within a second. */
  async close() {
    this.#isClosed = true
    for (const { reject } of this.#waiting) reject(new Error('The thread pool is closed.'))
    this.#waiting.clear()
    await Promise.all([...this.#threads].map(endAfterJob))
  }

  #assign() {
    for (const task of this.#waiting) {
      const thread = this.#idleThread()
      if (!thread) return
      this.#waiting.delete(task)
      thread.task = task
      thread.timer = setTimeout(() => {
        thread.error = new Error(`The job took more than ${this.#options.timeout} ms.`)
        void thread.worker.terminate()
      }, this.#options.timeout)
      thread.worker.postMessage(task.job)
    }
  }

  #idleThread(): Thread<Job, Result> | undefined {
    for (const thread of this.#threads) if (!thread.task && !thread.error) return thread
    return this.#threads.size < this.#options.maxThreads ? this.#start() : undefined
  }

  #start(): Thread<Job, Result> {
    const { file, data, maxHeap, maxYoungHeap } = this.#options
    const worker = new Worker(file, {
      workerData: data,
      // Threads must not inherit the preloads of the process.
      execArgv: [],
      resourceLimits: {
        maxOldGenerationSizeMb: maxHeap,
        maxYoungGenerationSizeMb: maxYoungHeap,
      },
    })
    const thread: Thread<Job, Result> = {
      worker,
      task: undefined,
      timer: undefined,
      error: undefined,
    }
    this.#threads.add(thread)
    worker.on('message', (reply: JobResponse<Result>) => {
      const task = this.#release(thread)
      if ('error' in reply) task?.reject(reply.error)
      else task?.resolve(reply.value)
      this.#assign()
    })
    worker.on('error', (error) => {
      thread.error ??= error
    })
    worker.on('exit', (code) => {
      this.#threads.delete(thread)
      const error = thread.error ?? new Error(`The thread ended with exit code ${code}.`)
      this.#release(thread)?.reject(error)
      if (!this.#isClosed) this.#assign()
    })
    return thread
  }

  #release(thread: Thread<Job, Result>): Task<Job, Result> | undefined {
    const { task, timer } = thread
    clearTimeout(timer)
    thread.task = undefined
    return task
  }
}

/** Milliseconds that a job has left when the pool closes. */
const lastMoment = 1000

/** Terminates a thread after its job: Node 24 aborts the whole process if the thread is creating a compressor at that moment. */
async function endAfterJob<Job, Result>({ worker, task }: Thread<Job, Result>) {
  if (task)
    await new Promise<void>((resolve) => {
      for (const event of ['message', 'exit']) worker.once(event, () => resolve())
      setTimeout(resolve, lastMoment).unref()
    })
  await worker.terminate()
}
