export const pictures = {
  choose: 'Drop a picture here',
  replace: 'Drop another picture here',
  rule: 'JPEG, PNG, WebP or AVIF, up to 10 MB. Place and camera are not kept.',
  saved: 'The picture is saved',
  removed: 'The picture was removed',
  remove: 'Remove the picture',
}
