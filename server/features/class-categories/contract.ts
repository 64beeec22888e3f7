import { z } from 'zod'
import type { Contract } from '../../api/operation.ts'
import { color, id, name, paged, paging, pathIds, resource, stamps } from '../../http/shapes.ts'

const category = resource('ClassCategory', { id, name: z.string(), color: z.string().nullable(), ...stamps })

const body = z.strictObject({ name, color: color.nullable().optional() })

export const classCategoriesContract = {
  'GET /api/v1/class-categories': {
    area: 'Groups of class templates and appointment services, by which memberships say what they cover.',
    id: 'listClassCategories',
    summary: 'Categories, by name',
    description: 'Ordered by name, then id.',
    access: { manager: 'any', instructor: 'all', client: 'all' },
    query: z.strictObject(paging),
    status: 200,
    answer: paged(category),
  },
  'POST /api/v1/class-categories': {
    id: 'createClassCategory',
    summary: 'Create a category',
    access: { manager: 'schedule.manage' },
    body,
    example: { name: 'Reformer', color: '#1a7f5a' },
    status: 201,
    answer: category,
    errors: ['CATEGORY_NAME_IN_USE'],
  },
  'PUT /api/v1/class-categories/{category_id}': {
    id: 'changeClassCategory',
    summary: 'Rename or recolour a category; without a colour it keeps the one it has',
    access: { manager: 'schedule.manage' },
    params: pathIds('category_id'),
    body,
    example: { name: 'Reformer Pilates' },
    status: 200,
    answer: category,
    errors: ['CATEGORY_NAME_IN_USE'],
  },
  'DELETE /api/v1/class-categories/{category_id}': {
    id: 'deleteClassCategory',
    summary: 'Delete a category for good',
    description:
      'One that a class template, an appointment service or a membership names stays: CATEGORY_IN_USE, with each in `value`. ' +
      'Answers the category as it was.',
    access: { manager: 'schedule.manage' },
    params: pathIds('category_id'),
    status: 200,
    answer: category,
    errors: ['CATEGORY_IN_USE'],
  },
} satisfies Contract
