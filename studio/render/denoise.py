"""Edge-avoiding wavelet filter guided by normals and colors: Debian builds Blender without Intel's denoiser."""
import numpy as np

KERNEL = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def filtered(image, guides, levels, spread):
    """`guides` are (array, sigma); `spread` is the relative difference in brightness that counts as an edge."""
    for level in range(levels):
        step = 1 << level
        total, weights = np.zeros_like(image), np.zeros(image.shape[:2], np.float32)
        # The first pass ignores brightness: otherwise an isolated dark sample in a shadow would remain, because no
        # neighbour is similar to it.
        bright, limit = image[..., :3].mean(-1), spread / (1 + 0.7 * level) if level else 1e3
        high, wide = image.shape[:2]
        for row in range(-2, 3):
            for column in range(-2, 3):
                dy, dx = row * step, column * step
                y, x = slice(max(0, -dy), high - max(0, dy)), slice(max(0, -dx), wide - max(0, dx))
                v, u = slice(max(0, dy), high - max(0, -dy)), slice(max(0, dx), wide - max(0, -dx))
                error = np.zeros(bright[y, x].shape, np.float32)
                for guide, sigma in guides:
                    error += ((guide[y, x] - guide[v, u]) ** 2).sum(-1) / sigma**2
                error += ((bright[y, x] - bright[v, u]) / (limit * (0.05 + bright[y, x]))) ** 2
                weight = np.exp(-error) * (KERNEL[row + 2] * KERNEL[column + 2])
                total[y, x] += image[v, u] * weight[..., None]
                weights[y, x] += weight
        image = total / np.maximum(weights, 1e-8)[..., None]
    return image


def blurred(image, sigma):
    reach = int(sigma * 2.5)
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / sigma) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        image = sum(np.roll(image, index - reach, axis) * share for index, share in enumerate(kernel))
    return image


def floor_shadow(image, covered, strength, toe=0.12):
    """
    Density of the smoothed shadow, from 0 to 1. Faint shadow, of density about `toe`, fades smoothly: cut off at a
    density, it would end in an edge on a light page. It fades out toward the frame along a rounded rectangle, because
    straight fades show as edges too.
    """
    high, wide = covered.shape
    free = 1 - covered.astype(np.float32)
    density = blurred(image[..., 3] * free, wide / 260) / np.maximum(blurred(free, wide / 260), 1e-4)
    density *= strength * (1 + toe) * density / (density + toe)
    rows, columns = np.mgrid[-1 : 1 : high * 1j, -1 : 1 : wide * 1j].astype(np.float32)
    outwards = (np.abs(rows) ** 3 + np.abs(columns) ** 3) ** (1 / 3)
    fade = np.clip((1 - outwards) / 0.45, 0, 1)
    return density * fade * fade * (3 - 2 * fade)


def outline(thing, cover):
    """Colour of pixels that are partly object: mostly that of the whole ones beside them, which have more samples."""
    weight = cover[..., None] ** 3
    return blurred(thing * weight, 0.8) / np.maximum(blurred(weight, 0.8), 1e-6)


def contour(cover, strength=0.45):
    """
    Density of the line along outlines, about a pixel wide. Without it, a light body on a light page would be as light
    as its own shadow on the floor.
    """
    return strength * np.minimum(2 * blurred(1 - cover[..., None], 0.8)[..., 0], 1)


def clean(image, base, normals, cover, strength=0.85):
    """
    Denoises premultiplied RGBA. `cover` is the share of each pixel that is object, from 0 to 1; `base` is the color of
    the materials, times that share. Returns the object's color, scene-linear and not multiplied by its share, and the
    density of the floor's shadow.
    """
    share = np.maximum(cover, 1e-3)[..., None]
    base, mask = base / share, (cover > 0.01).astype(np.float32)[..., None]
    light = filtered(image[..., :3] / share / (base + 0.04), [(base, 0.06), (normals, 0.22), (mask, 0.05)], 4, 0.5)
    thing = light * (base + 0.04)
    color = np.where(cover[..., None] > 0.99, thing, outline(thing, cover))
    return color, floor_shadow(image, cover > 0.01, strength)
