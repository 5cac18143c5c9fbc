import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { Bar } from './Bar.tsx'
import type { Config } from './config.ts'
import { readContents } from './editors.ts'
import { linkTo, maxLength } from './link.ts'
import { RunPanel } from './RunPanel.tsx'
import type { Run } from './send.ts'
import { useCustomer } from './useCustomer.ts'

interface Props {
  config: Config
  firstNotice: string
  panel: Element
  /** Calls the listener after each run; returns how to stop. */
  onRun: (listener: (run: Run, query: string) => void) => () => void
}

/** The surroundings of the editor: the bar above it, and the panel of the last run below. */
export function Playground({ config, firstNotice, panel, onRun }: Props) {
  const customer = useCustomer(config.customer)
  const [notice, setNotice] = useState(firstNotice)
  const [url, setUrl] = useState('')
  const [run, setRun] = useState<Run>()
  const { refresh } = customer

  useEffect(
    () =>
      onRun((run, query) => {
        setRun(run)
        // It may have been a sign-in.
        if (query.includes('mutation')) refresh()
      }),
    [onRun, refresh],
  )

  const copy = async () => {
    setUrl('')
    const link = linkTo(readContents(), location.origin)
    if (link.url === undefined)
      return setNotice(
        `This operation is too long for a link: ${link.length.toLocaleString('en')} of ${maxLength.toLocaleString('en')} characters.`,
      )
    const details = [
      link.leftOut.length &&
        `Not in the link, because they may be secret: ${link.leftOut.join(', ')}.`,
      link.secrets.length && `Its variables contain ${link.secrets.join(', ')}.`,
    ]
    const isCopied = await navigator.clipboard.writeText(link.url).then(
      () => true,
      () => false,
    )
    if (!isCopied) setUrl(link.url)
    setNotice([isCopied ? 'Link copied.' : 'Copy the link:', ...details].filter(Boolean).join(' '))
  }
  return (
    <>
      <Bar
        customer={config.customer ? customer : undefined}
        needsCustomer={config.needsCustomer}
        notice={notice}
        url={url}
        onCopy={copy}
      />
      {createPortal(<RunPanel run={run} />, panel)}
    </>
  )
}
