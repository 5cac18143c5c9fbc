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

interface ShownCharge {
  id: string
  amount: number
  status: string
  created_at: string
  metadata: Record<string, string>
}

const head = (title: string) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${title}</title><style>
body { margin: 0 auto; padding: 2rem 1.25rem; max-width: 32rem; font: 1rem/1.5 system-ui, sans-serif; color: #1a1a1a; background: #fff }
h1 { font-size: 1.25rem } small { color: #5a5a5a } form { display: flex; gap: .75rem }
button { padding: .75rem 1.25rem; min-height: 2.75rem; border: 1px solid #113566; background: #fff; color: #113566; font: inherit }
button[value=confirm] { background: #113566; color: #fff } li { padding: 1rem 0; border-top: 1px solid #ddd } ul { padding: 0; list-style: none }
</style>`

const bahtOf = ({ amount }: ShownCharge) => `฿${(amount / 100).toLocaleString('en')}`

const decision = (action = '') => `<form method="post"${action && ` action="${action}"`}>
<button name="answer" value="confirm">Confirm</button>
<button name="answer" value="decline">Decline</button></form>`

/** The page on which a bank or an app asks for the confirmation of a payment (3-D Secure). */
export const bankPage = (charge: ShownCharge) => `${head('Test Bank')}
<h1>Test Bank</h1><p>Confirm the payment of ${bahtOf(charge)}.</p>
<p><small>Sandbox: no money moves.</small></p>
${charge.status === 'pending' ? decision() : '<p>This payment has ended.</p>'}</html>`

/** The page of the sandbox's payments, on which pending ones can be decided, as a bank's app would after a scan. */
export const chargesPage = (charges: readonly ShownCharge[]) => `${head('Sandbox of payments')}
<h1>Sandbox of payments</h1><p>No money moves. Cards: 4242 4242 4242 4242 is accepted, 4111 1111 1114 0011 has no funds.</p>
<ul>${charges
  .toReversed()
  .slice(0, 50)
  .map(
    (charge) =>
      `<li><p>Order ${Number(charge.metadata['order'])} · ${bahtOf(charge)} · ${charge.status}</p>
${charge.status === 'pending' ? decision(`/payments/${charge.id}/authorize`) : ''}</li>`,
  )
  .join('')}</ul></html>`
