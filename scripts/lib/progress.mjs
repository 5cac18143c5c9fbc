const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
const frameMilliseconds = 100

/**
 * Formats an elapsed time: `0.4 s`, `1 min 12 s`.
 * @param {number} milliseconds
 */
export function elapsed(milliseconds) {
  const seconds = milliseconds / 1000
  if (seconds < 60) return `${seconds.toFixed(1)} s`
  return `${Math.floor(seconds / 60)} min ${Math.floor(seconds % 60)} s`
}

/** Whether a line is being written, which other output would tear apart. */
let isStepping = false

/** @type {(() => void)[]} */
let held = []

/**
 * Prints what a server writes, after the line of the pending step.
 * @param {Buffer} chunk
 * @param {NodeJS.WritableStream} output
 */
export function print(chunk, output) {
  if (isStepping) held.push(() => output.write(chunk))
  else output.write(chunk)
}

function printHeld() {
  for (const write of held) write()
  held = []
}

function endStep() {
  isStepping = false
  printHeld()
}

/**
 * Prints a failure and what the servers wrote before it, also while a step is running.
 * @param {string} text
 */
export function printFailure(text) {
  if (isStepping) process.stdout.write('\n')
  printHeld()
  console.error(text)
}

/**
 * Runs work and prints one line with its elapsed time, which is updated on a terminal.
 * @template T
 * @param {string} title
 * @param {(report: (text: string) => void) => Promise<T>} work may report its progress; may return the result
 * @param {NodeJS.WriteStream} [output]
 * @returns {Promise<T>} what the work returned; its failure is passed on
 */
export async function step(title, work, output = process.stdout) {
  const started = performance.now()
  const line = output.isTTY ? movingLine(title, started, output) : stillLine(title, output)
  isStepping = true
  try {
    const result = await work(line.report)
    line.end('✓', elapsed(performance.now() - started))
    return result
  } catch (error) {
    line.end('✗', elapsed(performance.now() - started))
    throw error
  } finally {
    endStep()
  }
}

/**
 * @param {string} title
 * @param {NodeJS.WriteStream} output
 */
function stillLine(title, output) {
  output.write(`  ${title} …`)
  return {
    report() {},
    /** @param {string} mark @param {string} time */
    end(mark, time) {
      output.write(` ${mark} ${time}\n`)
    },
  }
}

/**
 * @param {string} title
 * @param {number} started
 * @param {NodeJS.WriteStream} output
 */
function movingLine(title, started, output) {
  let frame = 0
  let detail = ''
  const draw = () => {
    const time = elapsed(performance.now() - started)
    const text = `${frames[frame++ % frames.length]} ${title} … ${time} ${detail}`
    output.write(`\r\x1b[K${text.slice(0, Math.max(20, output.columns - 1))}`)
  }
  const timer = setInterval(draw, frameMilliseconds)
  draw()
  return {
    /** @param {string} text */
    report(text) {
      detail = text
    },
    /** @param {string} mark @param {string} time */
    end(mark, time) {
      clearInterval(timer)
      output.write(`\r\x1b[K${mark} ${title} ${time}\n`)
    },
  }
}
