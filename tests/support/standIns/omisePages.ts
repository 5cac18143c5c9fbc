/**
 * The script of a stand-in for Omise.js: `Omise.createToken` asks a frame of the vault, as the original does, so that the
 * number of a card never reaches the shop.
 */
export const omiseScript = (vault: string) => `
(() => {
  const frame = document.createElement('iframe')
  frame.src = ${JSON.stringify(`${vault}/provider`)}
  frame.hidden = true
  const ready = new Promise((resolve) => frame.addEventListener('load', resolve))
  document.body.append(frame)
  let publicKey = ''
  window.Omise = {
    setPublicKey: (key) => { publicKey = key },
    createToken: async (type, card, done) => {
      await ready
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = ({ data }) => done(data.status, data.body)
      frame.contentWindow.postMessage({ publicKey, card }, ${JSON.stringify(vault)}, [port2])
    },
  }
})()`

/** The page in the vault's frame. */
export const vaultPage = `<!doctype html><title>Vault</title><script>
addEventListener('message', async ({ data, ports }) => {
  const response = await fetch('/tokens', {
    method: 'POST',
    headers: { authorization: 'Basic ' + btoa(data.publicKey + ':'), 'content-type': 'application/json' },
    body: JSON.stringify({ card: data.card }),
  })
  ports[0].postMessage({ status: response.status, body: await response.json() })
})
</script>`

/** The page on which a bank asks for the confirmation of a payment (3-D Secure). */
export const bankPage = (baht: number) => `<!doctype html><html lang="en"><title>Test Bank</title>
<h1>Test Bank</h1><p>Confirm the payment of ฿${baht.toLocaleString('en')}.</p>
<form method="post"><button name="answer" value="confirm">Confirm</button>
<button name="answer" value="decline">Decline</button></form></html>`
