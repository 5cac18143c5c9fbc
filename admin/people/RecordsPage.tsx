import { Title } from '../shell/Layout.tsx'
import { Table } from '../shell/Table.tsx'
import { useOperation } from '../shell/useAction.ts'

/** The records of staff, newest first. */
export function RecordsPage() {
  const { data } = useOperation('audit', { limit: 200 })
  return (
    <>
      <Title>Records</Title>
      <Table label="Records" head={['When', 'Who', 'What', 'To', 'Detail', 'Outcome']}>
        {data?.map((row) => (
          <tr key={`${row.at} ${row.action} ${row.subject} ${row.detail}`}>
            <td>{row.at}</td>
            <td>{row.staff}</td>
            <td>{row.action.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)}</td>
            <td>{row.subject}</td>
            <td>{row.detail}</td>
            <td>{row.outcome}</td>
          </tr>
        ))}
      </Table>
    </>
  )
}
