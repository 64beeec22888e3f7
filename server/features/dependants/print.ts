/** A signature whose document the guardian can open: the dependant's own address answers the dependant alone. */
export function printedForGuardian<Signature extends { id: number; pdf_url: string }>(
  signature: Signature,
  dependantId: number,
): Signature {
  return { ...signature, pdf_url: `/api/v1/clients/me/dependants/${dependantId}/waivers/${signature.id}.pdf` }
}
