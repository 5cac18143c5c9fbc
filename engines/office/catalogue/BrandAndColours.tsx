import { Button, NativeSelect } from '@mantine/core'
import type { StaffProduct } from '@vitrine/commerce/staff/catalogue.ts'
import type { FormEvent } from 'react'
import { act } from '../shell/act.ts'
import type { Results } from '../shell/api.ts'
import { DataTable } from '../shell/DataTable.tsx'
import { SelectField } from '../shell/Form.tsx'
import { FormDialog } from '../shell/FormDialog.tsx'
import { Pending, Section } from '../shell/Page.tsx'
import { useDrafts } from '../shell/useDrafts.ts'
import { useOperation } from '../shell/useOperation.ts'

type Choices = Results['choices']
type Colour = StaffProduct['colours'][number]

/** The brand of a product, and its colours: added, replaced and removed. */
export function BrandAndColours({ product }: { product: StaffProduct }) {
  const reading = useOperation('choices')
  return (
    <Section title="Brand and colours">
      <Pending reading={reading} />
      {reading.data && (
        <>
          <Brand product={product} brands={reading.data.brands} />
          <Colours product={product} all={reading.data.colours} />
        </>
      )}
    </Section>
  )
}

const optionOf = ({ slug, name }: Colour) => ({ value: slug, label: name })

interface BrandProps {
  product: StaffProduct
  brands: Choices['brands']
}

function Brand({ product: { code, version, brand }, brands }: BrandProps) {
  const drafts = useDrafts({ brand: brand.slug })
  const isOutdated = drafts.isOutdated('brand')
  const save = async (event: FormEvent) => {
    event.preventDefault()
    if (await act('setBrand', { code, seen: version, brand: drafts.valueAt('brand') }))
      drafts.settle(drafts.changed)
  }
  return (
    <form className="search" onSubmit={save}>
      <NativeSelect
        label="Brand"
        description={isOutdated ? `Theirs: ${brand.name}` : undefined}
        data={brands.map(optionOf)}
        value={drafts.valueAt('brand')}
        onChange={({ target }) => drafts.change('brand', target.value, brand.slug)}
      />
      <Button type="submit" disabled={drafts.changed.length === 0}>
        {isOutdated ? 'Save mine over theirs' : 'Save brand'}
      </Button>
    </form>
  )
}

interface ColoursProps {
  product: StaffProduct
  all: Choices['colours']
}

function Colours({ product, all }: ColoursProps) {
  const { code, version, colours, photographs } = product
  const photographsOf = (slug: string) => photographs.filter(({ colour }) => colour === slug)
  const unseen = colours.flatMap(({ slug, name }) =>
    photographsOf(slug).length === 0 ? [name] : [],
  )
  const others = all.filter(({ slug }) => !colours.some((colour) => colour.slug === slug))
  const present = colours.map(({ slug }) => ({ slug, before: slug as string | null }))
  const save = (list: typeof present, seen: number) =>
    act('setColours', { code, seen, colours: list }, false)
  const dialog = { version, button: { size: 'xs' } } as const
  const choice = { slug: others[0]?.slug ?? '' }
  return (
    <>
      {colours.length === 0 ? (
        <p className="empty">
          No colour yet. The first one you add becomes that of the existing variation.
        </p>
      ) : (
        <DataTable
          label="Colours"
          rows={colours}
          keyOf={({ slug }) => slug}
          columns={[
            { title: 'Colour', cell: ({ name }) => name },
            {
              title: 'Photographs of it',
              isNumber: true,
              cell: ({ slug }) => photographsOf(slug).length,
            },
            {
              title: '',
              cell: ({ slug: replaced, name }) => (
                <div className="row-actions">
                  {others.length > 0 && (
                    <FormDialog
                      {...dialog}
                      label={`Replace ${name}`}
                      submitLabel="Replace"
                      initialValues={choice}
                      onSubmit={({ slug }, seen) =>
                        save(
                          present.map((use) => (use.slug === replaced ? { ...use, slug } : use)),
                          seen,
                        )
                      }
                    >
                      <p>
                        The variations keep their SKUs and their stock, bags show the new colour,
                        and orders keep what they say.
                      </p>
                      <SelectField name="slug" label="Colour" data={others.map(optionOf)} />
                    </FormDialog>
                  )}
                  {colours.length > 1 && (
                    <FormDialog
                      {...dialog}
                      label={`Remove ${name}`}
                      submitLabel="Remove"
                      onSubmit={(_, seen) =>
                        save(
                          present.filter(({ slug }) => slug !== replaced),
                          seen,
                        )
                      }
                    >
                      <p>
                        Its variations are deleted. A colour that was sold, has stock or is on a
                        photograph stays.
                      </p>
                    </FormDialog>
                  )}
                </div>
              ),
            },
          ]}
        />
      )}
      {photographs.length > 0 && unseen.length > 0 && (
        <p>
          Add photographs of {unseen.join(', ')}: other photographs are shown for{' '}
          {unseen.length === 1 ? 'this colour' : 'these colours'} until then.
        </p>
      )}
      {others.length > 0 && (
        <div className="actions">
          <FormDialog
            label="Add a colour"
            submitLabel="Add"
            version={version}
            initialValues={choice}
            onSubmit={({ slug }, seen) => save([...present, { slug, before: null }], seen)}
          >
            <SelectField
              name="slug"
              label="Colour"
              description="New ones are made in Brands, colours, sizes"
              data={others.map(optionOf)}
            />
          </FormDialog>
        </div>
      )}
    </>
  )
}
