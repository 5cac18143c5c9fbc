import { createServer } from 'node:net'
import { Failure } from './failure.mjs'

/**
 * The port to listen on: the given one, or a free one for 0.
 * Throws a Failure with port and variable when a server cannot listen there.
 * @param {string} variable such as PORT
 * @param {string} text the port as it was given
 * @param {string} host
 * @param {string} command what to run again
 * @returns {Promise<string>}
 */
export async function requireFreePort(variable, text, host, command) {
  const port = Number(text)
  if (!/^\d+$/.test(text) || port > 65535) {
    throw new Failure(`${variable} is “${text}”: give a port number from 0 to 65535.`)
  }
  const { code, boundPort } = await tryPort(port, host)
  if (code === undefined) return String(boundPort)
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
    `Nothing can listen on ${host}:${port} (${code}): set ${variable.replace('PORT', 'HOST')} to an address of this machine, or leave it unset.`,
  )
}

/**
 * The port on which a server listened there, or the system's error code.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<{ code?: string, boundPort?: number }>}
 */
function tryPort(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', (error) =>
      resolve({ code: 'code' in error ? String(error.code) : error.message }),
    )
    server.listen(port, host, () => {
      const address = server.address()
      const boundPort = typeof address === 'object' && address ? address.port : port
      server.close(() => resolve({ boundPort }))
    })
  })
}
