import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

/**
 * Throws a Failure that names the port and its variable unless a server can listen there. Port 0 is always free.
 * @param {string} variable such as PORT
 * @param {string} text the port as it was given
 * @param {string} host
 * @param {string} command what to run again
 */
export async function requireFreePort(variable, text, host, command) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Failure(`${variable} is “${text}”: give a port number from 0 to 65535.`)
  }
  const code = await refusal(port, host)
  if (code === undefined) return
  const another = `choose another, for example ${variable}=${port < 1024 ? port + 3000 : port + 10} ${command}`
  if (code === 'EADDRINUSE') {
    throw new Failure(
      `Port ${port} is taken by another program (perhaps another Vitrine): stop it, or ${another}`,
    )
  }
  if (code === 'EACCES') {
    throw new Failure(`Port ${port} needs administrator rights: ${another}`)
  }
  throw new Failure(
    `Nothing can listen on ${host}:${port} (${code}): set HOST to an address of this machine, or leave it unset.`,
  )
}

/**
 * The system's error code when a server cannot listen there, undefined when it can.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | undefined>}
 */
function refusal(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(undefined)))
  })
}
