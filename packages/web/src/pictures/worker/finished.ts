// A canvas as a picture file on white paper. PDF files and browsers all take JPEG, and it is small.

const quality = 0.9;

export function finished(canvas: OffscreenCanvas): Promise<Blob> {
  const context = canvas.getContext('2d');
  if (context) {
    context.globalCompositeOperation = 'destination-over';
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  return canvas.convertToBlob({ type: 'image/jpeg', quality });
}
