/** A studio with classes in categories, and types that do not fit together everywhere. */
export const coverage = {
  '/class-categories': () => ({
    items: [category(1, 'Mat'), category(2, 'Reformer')],
    total: 2,
    page: 1,
    page_size: 200,
  }),
  '/class-templates': ({ items, ...page }: { items: object[] }) => ({
    ...page,
    items: items.map((template, at) => ({ ...template, category_id: at === 0 ? 1 : 2, covered_by_all: at < 2 })),
  }),
  '/membership-types/coverage-flags': () => ({
    types_without_classes: [{ id: 1, name: 'Ten classes' }],
    templates_without_types: [
      { id: 1, name: 'Morning flow' },
      { id: 2, name: 'Barre' },
    ],
    templates_above_drop_in: [
      {
        id: 3,
        name: 'Workshop',
        price: 90,
        membership_type_id: 1,
        membership_type_name: 'Ten classes',
        single_price: 15,
        currency: 'EUR',
      },
    ],
  }),
}

function category(id: number, name: string) {
  return { id, name, color: null, created_at: '2026-03-04T11:00:00.000Z', updated_at: '2026-03-04T11:00:00.000Z' }
}
